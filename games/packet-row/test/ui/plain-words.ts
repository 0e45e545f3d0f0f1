import type { Words } from '@south-street/ui'

/** Says a key with its parameters, so that a test sees what is said and nothing of how. */
export const plainWords: Words = {
  language: 'en',
  say: (key, params) => {
    if (key === 'money') return `$${params?.amount}`
    const said = Object.entries(params ?? {}).map(
      ([name, param]) =>
        `${name}: ${typeof param === 'object' && 'key' in param ? plainWords.say(param.key, param.params) : param}`,
    )
    return said.length === 0 ? key : `${key} (${said.join(', ')})`
  },
}
