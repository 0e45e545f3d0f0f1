import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Json } from '@south-street/engine'

// The server's WebAuthn library writes what the browser's library reads. The wire knows it only as JSON, so that it needs
// no types of either.

export function toCreate(options: Json): PublicKeyCredentialCreationOptionsJSON {
  return options as unknown as PublicKeyCredentialCreationOptionsJSON
}

export function toRequest(options: Json): PublicKeyCredentialRequestOptionsJSON {
  return options as unknown as PublicKeyCredentialRequestOptionsJSON
}
