import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { Json } from '@south-street/engine'
import type { NewCredential, ShownCredential } from '@south-street/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { HttpProblem } from '../http/problem.ts'
import { originOf } from '../http/safety.ts'
import { hashSecret, newSecret } from '../http/secrets.ts'
import type { Visitor, Visitors } from '../http/visitors.ts'
import type { ChallengePurpose, Passkey, Store } from '../store/store.ts'
import { labelOf, readLabel } from './device-label.ts'
import { makerOf } from './known-makers.ts'

interface PasskeyParts {
  readonly store: Pick<Store, 'keys'>
  readonly visitors: Visitors
  readonly config: Config
  readonly now: () => number
  readonly log: Logger
}

type Asking = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Where passkeys are made for and shown at. */
interface Place {
  readonly origin: string
  /** The host's name, or a domain above it. */
  readonly rpId: string
}

/** A passkey that has answered our question; `use` makes the question good for nothing, for one of several callers. */
export interface Proof {
  readonly passkey: Passkey
  use(): Promise<boolean>
}

const CHALLENGE_MS = 300_000
const CHALLENGE_BYTES = 32
const MOST_PASSKEYS = 20
/** EdDSA, ES256, RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded when somebody first has a passkey: it is large, and most servers run for days without. */
const library = () => import('@simplewebauthn/server')

/** Passkeys by WebAuthn: one more key to a person, and nothing else. */
export class Passkeys {
  readonly #parts: PasskeyParts

  constructor(parts: PasskeyParts) {
    this.#parts = parts
  }

  /** Why no browser makes a passkey here; null if one does. */
  whyNot(request: FastifyRequest): 'plain-http' | 'bare-address' | null {
    const { protocol, hostname } = new URL(this.#origin(request))
    const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
    if (!isNamed) return 'bare-address'
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
    return protocol === 'https:' || isLocal ? null : 'plain-http'
  }

  /** What a browser is asked when a person wants one more key. */
  async prepare(visitor: Visitor, asking: Asking): Promise<Json> {
    const { rpId } = this.#place(asking.request)
    const own = await this.#parts.store.keys.passkeysOf(visitor.id)
    demandRoom(own)
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: 'South Street',
      rpID: rpId,
      userName: visitor.name,
      userDisplayName: visitor.name,
      userID: new Uint8Array(Buffer.from(visitor.id, 'base64url')),
      challenge: await this.#ask(asking, 'add', visitor.id),
      attestationType: 'none',
      // Keys without a code or a finger may stay: the person decides how safe it has to be.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: own.map(({ id }) => ({ id })),
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: CHALLENGE_MS,
    })
    // Plain data, which the library's interface does not say.
    return options as unknown as Json
  }

  async add(visitor: Visitor, credential: NewCredential, { request }: Pick<Asking, 'request'>): Promise<Passkey> {
    const { keys } = this.#parts.store
    demandRoom(await keys.passkeysOf(visitor.id))
    const place = this.#place(request)
    const challenge = new Answered(this.#parts, this.#bindingOf(request, visitor.id), 'add')
    const { verifyRegistrationResponse } = await library()
    const { transports = [] } = credential.response
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: withoutTransports(credential.response), clientExtensionResults: {} },
      expectedChallenge: (given) => challenge.isExpected(given),
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ verified: false, registrationInfo: undefined }) as const)
    // Used up either way: nobody has two tries.
    const isFirst = await challenge.use()
    if (!verified || registrationInfo === undefined || !isFirst) throw new HttpProblem('key-refused')
    const { credential: made, credentialBackedUp, credentialDeviceType, aaguid } = registrationInfo
    const { browser, system } = readLabel(labelOf(request.headers['user-agent']))
    const passkey: Passkey = {
      id: made.id,
      person: visitor.id,
      handle: visitor.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports,
      isSynced: credentialBackedUp || credentialDeviceType === 'multiDevice',
      name: makerOf(aaguid) ?? (browser === undefined ? 'Passkey' : `${browser}, ${system}`),
      createdAt: this.#parts.now(),
      usedAt: null,
    }
    if (!(await keys.addPasskey(passkey))) throw new HttpProblem('key-refused')
    return passkey
  }

  /** What a browser is asked when somebody wants to sign in: whichever passkey of this place they have. */
  async ask(asking: Asking, purpose: ChallengePurpose): Promise<Json> {
    const { rpId } = this.#place(asking.request)
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      challenge: await this.#ask(asking, purpose, null),
      allowCredentials: [],
      userVerification: 'preferred',
      timeout: CHALLENGE_MS,
    })
    // Plain data, which the library's interface does not say.
    return options as unknown as Json
  }

  /**
   * Whose passkey it is. Whatever is wrong, the answer is the same and takes the same work: nobody learns whether a
   * passkey, or a person, is known here.
   */
  async prove(shown: ShownCredential, request: FastifyRequest, purpose: ChallengePurpose): Promise<Proof> {
    const { keys } = this.#parts.store
    const place = this.#place(request)
    const challenge = new Answered(this.#parts, this.#bindingOf(request, null), purpose)
    const passkey = await keys.findPasskey(shown.id)
    const { verifyAuthenticationResponse } = await library()
    const { userHandle, ...response } = shown.response
    const { verified, counter } = await verifyAuthenticationResponse({
      response: { ...shown, response, clientExtensionResults: {} },
      expectedChallenge: (given) => challenge.isExpected(given),
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: false,
      // A counter that goes back is told to the operator below, and shuts nobody out: synced passkeys do not count.
      credential: { id: shown.id, publicKey: passkey === null ? nobodysKey() : keyOf(passkey), counter: 0 },
    }).then(
      (answer) => ({ verified: answer.verified, counter: answer.authenticationInfo.newCounter }),
      () => ({ verified: false, counter: 0 }),
    )
    const isOwn = userHandle === undefined || userHandle === passkey?.handle
    if (passkey === null || !verified || !isOwn) {
      await challenge.use()
      throw new HttpProblem('key-refused')
    }
    return { passkey, use: () => this.#use(challenge, passkey, counter) }
  }

  async #use(challenge: Answered, passkey: Passkey, counter: number): Promise<boolean> {
    const { store, log, now } = this.#parts
    if (!(await challenge.use())) return false
    if (counter < passkey.counter) log.warn({ before: passkey.counter, counter }, 'a passkey counts backwards')
    await store.keys.usePasskey(passkey.id, counter, now())
    return true
  }

  #origin(request: FastifyRequest): string {
    return originOf(this.#parts.config, request)
  }

  #place(request: FastifyRequest): Place {
    if (this.whyNot(request) !== null) throw new HttpProblem('passkeys-unable')
    const origin = this.#origin(request)
    return { origin, rpId: this.#parts.config.passkeyRpId ?? new URL(origin).hostname }
  }

  /** A new question. Whoever answers it has to be the same browser, which a cookie tells, and the same person. */
  async #ask(asking: Asking, purpose: ChallengePurpose, person: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const { store, visitors, now } = this.#parts
    const challenge = randomBytes(CHALLENGE_BYTES)
    const secret = newSecret()
    await store.keys.keepChallenge({
      hash: hashSecret(challenge.toString('base64url')),
      binding: bindingOf(secret, person),
      purpose,
      expiresAt: now() + CHALLENGE_MS,
    })
    visitors.giveBinding(asking, secret, CHALLENGE_MS)
    return new Uint8Array(challenge)
  }

  #bindingOf(request: FastifyRequest, person: string | null): string {
    return bindingOf(this.#parts.visitors.bindingOf(request) ?? '', person)
  }
}

function bindingOf(secret: string, person: string | null): string {
  return hashSecret(`${secret} ${person ?? ''}`)
}

/** The question that an authenticator says it has answered. */
class Answered {
  readonly #parts: Pick<PasskeyParts, 'store' | 'now'>
  readonly #binding: string
  readonly #purpose: ChallengePurpose
  #hash: string | null = null

  constructor(parts: Pick<PasskeyParts, 'store' | 'now'>, binding: string, purpose: ChallengePurpose) {
    this.#parts = parts
    this.#binding = binding
    this.#purpose = purpose
  }

  async isExpected(challenge: string): Promise<boolean> {
    const { store, now } = this.#parts
    const asked = await store.keys.findChallenge(hashSecret(challenge), now())
    if (asked === null || asked.binding !== this.#binding || asked.purpose !== this.#purpose) return false
    this.#hash = asked.hash
    return true
  }

  /** False if it was no question of ours, or was used up meanwhile. */
  async use(): Promise<boolean> {
    return this.#hash !== null && (await this.#parts.store.keys.useChallenge(this.#hash))
  }
}

function demandRoom(own: readonly Passkey[]): void {
  if (own.length >= MOST_PASSKEYS) throw new HttpProblem('too-many-passkeys', { count: own.length })
}

/** What we make of them is our own list; the library has one of its own. */
function withoutTransports({ clientDataJSON, attestationObject }: NewCredential['response']) {
  return { clientDataJSON, attestationObject }
}

function keyOf({ publicKey }: Passkey): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(publicKey, 'base64url'))
}

let nobodys: Uint8Array<ArrayBuffer> | null = null

/** The form of a key of ES256 (COSE, as CBOR): before the x, and between x and y. */
const COSE_X = Buffer.from('a5010203262001215820', 'hex')
const COSE_Y = Buffer.from('225820', 'hex')

/** A key whose other half nobody has: an unknown passkey is checked as a known one is. */
function nobodysKey(): Uint8Array<ArrayBuffer> {
  if (nobodys === null) {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string | undefined) => Buffer.from(text!, 'base64url')
    nobodys = new Uint8Array(Buffer.concat([COSE_X, bytes(x), COSE_Y, bytes(y)]))
  }
  return nobodys
}
