import { expect, test } from 'vitest'
import { withoutBase } from '../../src/base.ts'

test.each([
  ['/south-street', '/south-street', '/'],
  ['/south-street/', '/south-street', '/'],
  ['/south-street/t/abc', '/south-street', '/t/abc'],
  ['/south-streets/t/abc', '/south-street', '/south-streets/t/abc'],
  ['/t/abc', '', '/t/abc'],
  ['/', '', '/'],
])('%s below %j is %s', (pathname, base, page) => {
  expect(withoutBase(pathname, base)).toBe(page)
})
