import { newKey } from '../http/test-server.ts'

/** As a browser would: what `Set-Cookie` says comes back. */
export class Browser {
  readonly address: string
  readonly jar = new Map<string, string>()
  readonly headers: Record<string, string>

  constructor(address: string, headers: Record<string, string> = {}) {
    this.address = address
    this.headers = headers
  }

  /** What it says in `Cookie`. */
  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was answered
  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(this.jar.size > 0 && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'idempotency-key': newKey(),
        ...this.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const given of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
      if (/Max-Age=0/.test(given)) this.jar.delete(name)
      else this.jar.set(name, value)
    }
    return { status: response.status, body: await response.json() }
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was answered
  async send(method: string, path: string, body?: unknown): Promise<any> {
    const { status, body: answered } = await this.ask(method, path, body)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answered)}`)
    return answered
  }

  /** The code of a refusal, or `ok`. */
  async code(method: string, path: string, body?: unknown): Promise<string> {
    const { status, body: answered } = await this.ask(method, path, body)
    return status === 200 ? 'ok' : answered.code
  }
}
