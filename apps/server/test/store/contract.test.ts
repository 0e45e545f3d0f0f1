import { AskerGone, type StoreNews } from '@south-street/house'
import { append, NOON, newTable } from '@south-street/house/test/store-contract.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import type { Store } from '../../src/store/store.ts'
import { person, token } from './examples.ts'
import { type FreshPlace, PREPARED_PLACES } from './places.ts'

describe.each(Object.entries(PREPARED_PLACES))('the store on %s', (_name, freshPlace) => {
  let fresh: FreshPlace
  let store: Store
  beforeEach(async () => {
    fresh = await freshPlace()
    store = await openStore(fresh.place)
  })
  afterEach(async () => {
    await store.close()
    await fresh.remove()
  })

  describe('people', () => {
    test('are found by id and by token, and by no other kind of token', async () => {
      await store.identities.create(person('anna'), token('aa', 'anna'))
      await store.identities.create(person('ben'))
      expect(await store.identities.find('anna')).toEqual(person('anna'))
      expect(await store.identities.find('nobody')).toBeNull()
      expect(await store.identities.findMany(['ben', 'nobody', 'anna'])).toHaveLength(2)
      expect(await store.identities.findMany([])).toEqual([])
      expect(await store.identities.findByToken('aa', ['session', 'bearer'], NOON)).toEqual({
        identity: person('anna'),
        token: token('aa', 'anna'),
      })
      expect(await store.identities.findByToken('aa', ['bearer'], NOON)).toBeNull()
      expect(await store.identities.findByToken('ab', ['session'], NOON)).toBeNull()
    })

    test('are renamed, and their name is kept to the letter', async () => {
      await store.identities.create(person('anna'))
      const name = `Żółć "'; drop table identities; --\u{1f6a2}`
      expect(await store.identities.rename('anna', name)).toBe(true)
      expect(await store.identities.rename('nobody', name)).toBe(false)
      expect((await store.identities.find('anna'))?.name).toBe(name)
    })

    test('lose a token by its expiry, its removal and its use', async () => {
      await store.identities.create(person('anna'))
      await store.identities.addToken(token('expires', 'anna', { expiresAt: NOON + 10 }))
      expect(await store.identities.findByToken('expires', ['session'], NOON + 9)).not.toBeNull()
      expect(await store.identities.findByToken('expires', ['session'], NOON + 10)).toBeNull()

      await store.identities.addToken(token('removed', 'anna'))
      expect(await store.identities.tokensOf('anna')).toHaveLength(2)
      await store.identities.removeToken('removed')
      expect(await store.identities.findByToken('removed', ['session'], NOON)).toBeNull()

      await store.identities.addToken(token('once', 'anna', { kind: 'recovery' }))
      expect(await store.identities.redeemToken('once', 'bearer', NOON)).toBeNull()
      const all = await Promise.all([1, 2, 3].map(() => store.identities.redeemToken('once', 'recovery', NOON)))
      expect(all.filter((identity) => identity !== null)).toEqual([person('anna')])

      await store.identities.addToken(token('late', 'anna', { kind: 'recovery', expiresAt: NOON }))
      expect(await store.identities.redeemToken('late', 'recovery', NOON)).toBeNull()
    })

    test('mute one another', async () => {
      for (const id of ['anna', 'ben', 'carl']) await store.identities.create(person(id))
      await store.people.mute('anna', 'ben')
      await store.people.mute('anna', 'ben')
      await store.people.mute('anna', 'carl')
      await store.people.unmute('anna', 'carl')
      expect(await store.people.mute('anna', 'nobody')).toBe(false)
      expect(await store.people.mutesOf('anna')).toEqual(['ben'])
      expect(await store.people.mutesOf('ben')).toEqual([])
    })

    test('are deleted with all that was theirs, and nothing of others', async () => {
      await store.identities.create(person('anna'), token('aa', 'anna'))
      await store.identities.create(person('ben'), token('bb', 'ben'))
      await store.tables.create(newTable('t', { members: ['anna', 'ben'] }))
      await store.people.mute('ben', 'anna')
      await store.answers.keep({ scope: 'anna', key: 'k', body: 1, at: NOON })
      await store.people.delete('anna')
      expect(await store.identities.find('anna')).toBeNull()
      expect(await store.identities.findByToken('aa', ['session'], NOON)).toBeNull()
      expect(await store.people.mutesOf('ben')).toEqual([])
      expect(await store.answers.find('anna', 'k')).toBeNull()
      expect((await store.tables.listOf('anna', {}, { limit: 9 })).items).toEqual([])
      expect((await store.tables.listOf('ben', {}, { limit: 9 })).items).toHaveLength(1)
      expect(await store.identities.findByToken('bb', ['session'], NOON)).not.toBeNull()
    })
  })

  describe('whoever is being erased', () => {
    beforeEach(async () => {
      for (const id of ['anna', 'ben']) await store.identities.create(person(id), token(id, id))
      await store.tables.create(newTable('t', { members: ['anna', 'ben'] }))
    })

    test('has nothing more kept of them, by any way', async () => {
      expect(await store.people.leave('anna', NOON)).toBe(true)
      const answer = { scope: 'anna', key: 'k', body: 1, at: NOON }
      const made = newTable('made')
      const tries: Record<string, () => Promise<unknown>> = {
        append: () => store.tables.append(append('t', 2, { author: 'anna' })),
        create: () => store.tables.create({ ...made, first: { ...made.first, author: 'anna' } }),
        answer: () => store.answers.keep(answer),
        token: () => store.identities.addToken(token('more', 'anna')),
        mute: () => store.people.mute('anna', 'ben'),
        order: () => store.orders.give({ table: 't', seat: 0, order: 1, at: NOON }, 'anna'),
      }
      for (const [what, attempt] of Object.entries(tries)) await expect(attempt(), what).rejects.toThrow(AskerGone)
      expect(await store.identities.rename('anna', 'Anna')).toBe(false)
      expect(await store.people.mute('ben', 'anna')).toBe(false)
      expect(await store.tables.find('made')).toBeNull()
      expect(await store.orders.at('t')).toEqual([])
      expect(await store.identities.tokensOf('anna')).toHaveLength(1)
      // Whoever asks in the same commit is not harmed.
      const together = [append('t', 2, { author: 'anna' }), append('t', 2, { author: 'ben', entries: ['ben'] })]
      const outcomes = await Promise.allSettled(together.map((one) => store.tables.append(one)))
      expect(outcomes[0]!.status).toBe('rejected')
      if (outcomes[1]!.status === 'fulfilled' && outcomes[1]!.value === 'conflict') {
        expect(await store.tables.append(together[1]!)).toBe('stored')
      }
      expect(await store.tables.entriesSince('t', 1)).toEqual(['ben'])
      await store.people.delete('anna')
      for (const [what, attempt] of Object.entries(tries)) await expect(attempt(), what).rejects.toThrow(AskerGone)
    })

    test('is known as such until they are deleted, and can be so twice', async () => {
      expect(await store.people.leaving()).toEqual([])
      expect(await store.people.leave('nobody', NOON)).toBe(false)
      await store.people.leave('anna', NOON)
      expect(await store.people.leave('anna', NOON + 1)).toBe(true)
      expect(await store.people.leaving()).toEqual([{ person: 'anna', heir: null }])
      expect(await store.identities.find('anna')).toMatchObject({ name: '', isGone: true })
      expect((await store.identities.findByToken('anna', ['session'], NOON))?.identity.isGone).toBe(true)
      expect((await store.tables.listOf('anna', {}, { limit: 9 })).items).toHaveLength(1)
      for (let time = 0; time < 2; time++) await store.people.delete('anna')
      expect(await store.people.leaving()).toEqual([])
      expect(await store.identities.find('ben')).not.toHaveProperty('isGone')
    })

    test('is found in the logs that name them', async () => {
      for (let table = 0; table < 60; table++) await store.tables.create(newTable(`t${table}`))
      await store.tables.append(append('t7', 2, { entries: [{ by: 'anna-marie' }] }))
      await store.tables.append(append('t59', 2, { entries: [{ by: 'anna' }] }))
      await store.tables.append(append('t3', 2, { entries: [{ seats: [{ person: 'anna' }] }] }))
      expect((await store.tables.naming('anna')).sort()).toEqual(['t3', 't59'])
    })
  })

  describe('answers', () => {
    beforeEach(() => store.identities.create(person('anna')))

    test('the first one is kept, for one scope and key', async () => {
      const answer = { scope: 'anna', key: 'k', body: { id: 1 }, at: NOON }
      expect(await store.answers.keep(answer)).toBeNull()
      expect(await store.answers.keep({ ...answer, body: { id: 2 } })).toEqual({ answered: { id: 1 } })
      expect(await store.answers.find('anna', 'k')).toEqual({ answered: { id: 1 } })
      expect(await store.answers.find('ben', 'k')).toBeNull()
    })

    test('one is replaced by whoever knows what it is, once', async () => {
      const answer = { scope: 'anna', key: 'k', body: { by: 'one' }, at: NOON }
      await store.answers.keep(answer)
      const replace = (body: unknown) => store.answers.replace('anna', 'k', { by: 'one' }, { body })
      expect((await Promise.all([replace({ by: 'two' }), replace({ by: 'three' })])).sort()).toEqual([false, true])
      expect(await store.answers.replace('anna', 'k', { by: 'one' }, null)).toBe(false)
      const { answered } = (await store.answers.find('anna', 'k'))!
      expect(await store.answers.replace('anna', 'k', answered, null)).toBe(true)
      expect(await store.answers.find('anna', 'k')).toBeNull()
    })

    test('a table is created once for one key', async () => {
      const answer = { scope: 'anna', key: 'k', body: 'first', at: NOON }
      expect(await store.tables.create({ ...newTable('one'), answer })).toBeNull()
      const again = await store.tables.create({ ...newTable('two'), answer: { ...answer, body: 'second' } })
      expect(again).toEqual({ answered: 'first' })
      expect(await store.tables.find('two')).toBeNull()
      expect(await store.tables.entriesSince('two', 0)).toEqual([])
    })
  })

  describe('retention', () => {
    test('removes what is old, has the status, and only so much at once', async () => {
      for (const [id, at] of Object.entries({ a: 1, b: 2, c: 3, d: 4 })) {
        await store.tables.create(newTable(id, { status: id === 'b' ? 'running' : 'ended' }, NOON + at))
      }
      expect(await store.retention.removeTables(['ended', 'closed'], NOON + 4, 1)).toEqual(['a'])
      expect(await store.retention.removeTables(['ended', 'closed'], NOON + 4, 9)).toEqual(['c'])
      expect(await store.tables.open('c')).toBeNull()
      expect(await store.tables.entriesSince('c', 0)).toEqual([])
      expect(await store.tables.open('b')).not.toBeNull()
      expect(await store.tables.open('d')).not.toBeNull()
    })

    test('removes guests whom nothing but a browser knows sooner than others', async () => {
      await store.identities.create(person('guest', { seenAt: 1 }), token('gg', 'guest'))
      await store.identities.create(person('sits', { seenAt: 1 }), token('ss', 'sits'))
      await store.identities.create(person('program', { seenAt: 1 }), token('pp', 'program', { kind: 'bearer' }))
      await store.identities.create(person('moves', { seenAt: 1 }), token('rr', 'moves', { kind: 'recovery' }))
      await store.identities.create(person('new', { seenAt: NOON }), token('nn', 'new'))
      await store.tables.create(newTable('t', { members: ['sits'] }))
      expect(await store.retention.removePeople(NOON, 9, 'guests')).toBe(1)
      expect(await store.identities.find('guest')).toBeNull()
      expect(await store.identities.tokensOf('guest')).toEqual([])
      expect(await store.identities.findMany(['sits', 'program', 'moves', 'new'])).toHaveLength(4)
    })

    test('removes people who sit nowhere, and old answers and tokens', async () => {
      await store.identities.create(person('anna', { seenAt: 1 }), token('aa', 'anna'))
      await store.identities.create(person('ben', { seenAt: 1 }), token('bb', 'ben'))
      await store.identities.create(person('carl', { seenAt: 1 }))
      await store.identities.seen('carl', NOON)
      await store.tables.create(newTable('t', { members: ['anna'] }))
      expect(await store.retention.removePeople(NOON, 9)).toBe(1)
      expect((await store.identities.findMany(['anna', 'ben', 'carl'])).map(({ id }) => id).sort()).toEqual([
        'anna',
        'carl',
      ])
      expect(await store.identities.tokensOf('ben')).toEqual([])

      await store.identities.addToken(token('old', 'anna', { expiresAt: 5 }))
      await store.answers.keep({ scope: 'anna', key: 'old', body: 0, at: 5 })
      await store.answers.keep({ scope: 'anna', key: 'new', body: 0, at: NOON })
      expect(await store.retention.removeAnswers(NOON)).toBe(2)
      expect(await store.identities.tokensOf('anna')).toHaveLength(1)
    })
  })

  test('tells of people', async () => {
    for (const id of ['anna', 'ben']) await store.identities.create(person(id))
    const heard: StoreNews[] = []
    const stop = store.subscribe((news) => heard.push(news))
    await store.people.mute('anna', 'ben')
    stop()
    await store.people.unmute('anna', 'ben')
    expect(heard).toEqual([{ kind: 'person', person: 'anna', own: true }])
  })

  test('keeps everything when it is closed and opened again', async () => {
    await store.tables.create(newTable('t'))
    const pending = store.tables.append(append('t', 2))
    await store.close()
    expect(await pending).toBe('stored')
    store = await openStore(fresh.place)
    expect((await store.tables.open('t'))?.entries).toHaveLength(2)
    expect(await store.trouble()).toBeNull()
  })
})
