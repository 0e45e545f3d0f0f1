import type { Json } from '@south-street/engine'
import type { Device, Me, Nothing, RecoveryLink } from '../types.ts'
import { type Route, types } from './route.ts'

/** What a browser that is somebody already does when it becomes somebody else. */
export interface AboutGuest {
  /** `bring`: their tables come along, and they are gone. `leave`: this browser is them no longer. */
  readonly guest?: 'bring' | 'leave'
}

export interface SignedIn extends Me {
  /** How many tables came along. */
  readonly brought?: number
  /** How many could not: both sit there. */
  readonly left?: number
}

/** A new passkey, as a browser hands it out. */
export interface NewCredential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports?: readonly string[] | undefined
  }
}

/** What a passkey has signed, as a browser hands it out. */
export interface ShownCredential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | undefined
  }
}

/** A passkey as its owner sees it. */
export interface ShownPasskey {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number | null
  /** It lives on several devices. */
  readonly synced: boolean
}

/** By which ways a person comes back. */
interface MyKeys {
  readonly passkeys: readonly ShownPasskey[]
  readonly words: { readonly createdAt: number; readonly usedAt: number | null } | null
  /** Why no browser makes a passkey here: the page comes by plain http, or from an address without a name. */
  readonly unable?: 'plain-http' | 'bare-address'
}

interface PasskeyOptions {
  /** For `navigator.credentials`, in the JSON form of WebAuthn. */
  readonly options: Json
}

/** How one becomes somebody here, and by which cookies, tokens, links, words and passkeys one is known. */
export const KEY_ROUTES = {
  redeem: {
    method: 'POST',
    path: '/api/recoveries',
    access: 'anyone',
    types: types<{ body: AboutGuest & { readonly token: string; readonly replace?: boolean }; answer: SignedIn }>(),
  },
  signInByWords: {
    method: 'POST',
    path: '/api/words',
    access: 'anyone',
    types: types<{ body: AboutGuest & { readonly words: string }; answer: SignedIn }>(),
  },
  askPasskey: {
    method: 'POST',
    path: '/api/passkeys/options',
    access: 'anyone',
    types: types<{ answer: PasskeyOptions }>(),
  },
  signInByPasskey: {
    method: 'POST',
    path: '/api/passkeys/verify',
    access: 'anyone',
    types: types<{ body: AboutGuest & { readonly credential: ShownCredential }; answer: SignedIn }>(),
  },
  keys: { method: 'GET', path: '/api/me/keys', access: 'person', types: types<{ answer: MyKeys }>() },
  preparePasskey: {
    method: 'POST',
    path: '/api/me/passkeys/options',
    access: 'person',
    types: types<{ answer: PasskeyOptions }>(),
  },
  addPasskey: {
    method: 'POST',
    path: '/api/me/passkeys/verify',
    access: 'person',
    types: types<{ body: { readonly credential: NewCredential }; answer: ShownPasskey }>(),
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/me/passkeys/{passkey}',
    access: 'person',
    types: types<{ body: { readonly name: string }; answer: Nothing }>(),
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/me/passkeys/{passkey}',
    access: 'person',
    types: types<{ answer: Nothing }>(),
  },
  createWords: {
    method: 'POST',
    path: '/api/me/words',
    access: 'person',
    types: types<{ answer: { readonly words: readonly string[] } }>(),
  },
  createToken: {
    method: 'POST',
    path: '/api/me/tokens',
    access: 'person',
    types: types<{ answer: { readonly token: string } }>(),
  },
  createRecovery: {
    method: 'POST',
    path: '/api/me/recovery',
    access: 'person',
    types: types<{ answer: RecoveryLink }>(),
  },
  devices: {
    method: 'GET',
    path: '/api/me/devices',
    access: 'person',
    types: types<{ answer: { readonly devices: readonly Device[] } }>(),
  },
  removeDevice: {
    method: 'DELETE',
    path: '/api/me/devices/{device}',
    access: 'person',
    types: types<{ answer: Nothing }>(),
  },
  removeOtherDevices: {
    method: 'DELETE',
    path: '/api/me/devices',
    access: 'person',
    types: types<{ answer: { readonly removed: number } }>(),
  },
  signOut: {
    method: 'DELETE',
    path: '/api/me/session',
    access: 'person',
    types: types<{ answer: Nothing }>(),
  },
} as const satisfies Record<string, Route>
