import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { Problem, ShownPasskey } from '@south-street/protocol'
import type { Outcome } from '@south-street/protocol/client'
import { attempt } from '../server/api.ts'
import { toCreate, toRequest } from './webauthn-form.ts'

/** Why this browser makes no passkey here; null if it does. */
export function unableHere(): 'plain-http' | 'browser' | null {
  if (!window.isSecureContext) return 'plain-http'
  return browserSupportsWebAuthn() ? null : 'browser'
}

type Added =
  | { readonly passkey: ShownPasskey; readonly why: null }
  /** `stopped`: the person, or the browser, did not want to. */
  | { readonly passkey: null; readonly why: 'stopped' | 'known' | Problem }

/** One more key to whoever this browser is. */
export async function addPasskey(): Promise<Added> {
  const asked = await attempt('preparePasskey')
  if (asked.problem !== null) return { passkey: null, why: asked.problem }
  try {
    const credential = await startRegistration({ optionsJSON: toCreate(asked.answer.options) })
    const { answer, problem } = await attempt('addPasskey', {}, { credential: bare(credential) })
    return problem === null ? { passkey: answer, why: null } : { passkey: null, why: problem }
  } catch (error) {
    if (!(error instanceof WebAuthnError || error instanceof DOMException)) throw error
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return { passkey: null, why: isKnown ? 'known' : 'stopped' }
  }
}

type Credential = Awaited<ReturnType<typeof startAuthentication>>

type Asked =
  | { readonly credential: Credential; readonly why: null }
  | { readonly credential: null; readonly why: 'stopped' | Problem }

/** Lets the person choose a passkey, which signs what the server has asked. */
export async function askPasskey(): Promise<Asked> {
  return sign(await attempt('askPasskey'))
}

async function sign(asked: Outcome<'askPasskey'> | Outcome<'operatorAskPasskey'>): Promise<Asked> {
  if (asked.problem !== null) return { credential: null, why: asked.problem }
  try {
    return { credential: await startAuthentication({ optionsJSON: toRequest(asked.answer.options) }), why: null }
  } catch (error) {
    if (!(error instanceof WebAuthnError || error instanceof DOMException)) throw error
    return { credential: null, why: 'stopped' }
  }
}

/** Shows an operator's passkey to the host's page. */
export async function operatorPasskey(): Promise<{ readonly why: 'stopped' | Problem | null }> {
  const asked = await attempt('operatorAskPasskey')
  const { credential, why } = await sign(asked)
  if (credential === null) return { why }
  const { problem } = await attempt('operatorSignInByPasskey', {}, { credential: shown(credential) })
  return { why: problem }
}

/** What the server reads of it. */
function bare({ id, rawId, response }: Awaited<ReturnType<typeof startRegistration>>) {
  const { clientDataJSON, attestationObject, transports } = response
  return {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

export function shown({ id, rawId, response }: Credential) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  }
}
