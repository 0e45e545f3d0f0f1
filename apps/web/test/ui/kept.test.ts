import { afterEach, expect, test, vi } from 'vitest'
import { forget, keep, keptKeys, readKept } from '../../src/kept.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is kept is there until it is forgotten', () => {
  const texts = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  })
  keep('name', 'Anna', 'sessionStorage')
  expect(readKept('name', 'sessionStorage')).toBe('Anna')
  forget('name', 'sessionStorage')
  expect(readKept('name', 'sessionStorage')).toBeNull()
})

test('a browser that refuses to be asked keeps nothing, and nothing breaks', () => {
  const refusing = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      ownKeys: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  )
  vi.stubGlobal('localStorage', refusing)
  keep('name', 'Anna')
  forget('name')
  expect(readKept('name')).toBeNull()
  expect(keptKeys()).toEqual([])
})
