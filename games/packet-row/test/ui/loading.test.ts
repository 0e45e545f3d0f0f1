import { readCard } from '@south-street/packet-row'
import { describe, expect, test } from 'vitest'
import type { Delivery } from '../../src/delivery/delivery.ts'
import { loadVoyages, lostUnits } from '../../ui/planner/loading.ts'
import { ids } from '../arrange.ts'

const GRAIN = 0
const card = readCard
const grain = (...names: string[]) => names.map((name) => ({ card: card(`market/goods/grain-${name}`) }))
const toFrance = card('guildhall/contract/grain-3-france')
const toSpain = card('guildhall/contract/grain-1-spain')
const france = { card: card('docks/ship/france-1') }
const spain = { card: card('docks/ship/spain-1') }

describe('goods are divided among contracts', () => {
  test('each ship carries the contracts of its country, and brings their reward', () => {
    const delivery: Delivery = {
      contracts: [toFrance, toSpain],
      ships: [france, spain],
      goods: grain('3-at-8', '1-at-2'),
    }
    const [first, second] = loadVoyages(delivery)
    expect([first!.reward, second!.reward]).toEqual([25, 15])
    expect(first!.consignments.map(({ contract }) => contract)).toEqual([toFrance])
    expect(second!.consignments.map(({ contract }) => contract)).toEqual([toSpain])
    expect(second!.consignments[0]!.lots).toEqual([{ cargo: delivery.goods[1], good: GRAIN, units: 1, lost: 0 }])
  })

  test('a card that serves two contracts is split between them', () => {
    const delivery: Delivery = {
      contracts: [toFrance, toSpain],
      ships: [france, spain],
      goods: grain('3-at-8', '3-at-9'),
    }
    const [first, second] = loadVoyages(delivery)
    expect(first!.consignments[0]!.lots.map(({ units }) => units)).toEqual([3])
    expect(second!.consignments[0]!.lots.map(({ units, lost }) => [units, lost])).toEqual([[1, 2]])
  })

  test('what is lost of a card is told once', () => {
    const two = card('guildhall/contract/grain-2-sweden')
    const sweden = { card: card('docks/ship/sweden-1') }
    const delivery: Delivery = { contracts: [two, toSpain], ships: [sweden, spain], goods: grain('2-at-5', '3-at-9') }
    const lots = loadVoyages(delivery).flatMap(({ consignments }) => consignments.flatMap((one) => one.lots))
    expect(lots.reduce((sum, { lost }) => sum + lost, 0)).toBe(2)
    expect(lots.reduce((sum, { units }) => sum + units, 0)).toBe(3)
  })

  test('a ship that a captain turned sails to the new country', () => {
    const turned = { card: card('docks/ship/sweden-1'), captain: card('docks/captain/1'), to: 1 }
    const [voyage] = loadVoyages({ contracts: [toFrance], ships: [turned], goods: grain('3-at-8') })
    expect(voyage!.to).toBe(1)
    expect(ids([voyage!.consignments[0]!.contract])).toEqual(['guildhall/contract/grain-3-france'])
  })

  test('gold and turned goods count as what they stand for', () => {
    const goods = [{ card: card('docks/gold/double-1'), as: GRAIN }, ...grain('1-at-2')]
    const [voyage] = loadVoyages({ contracts: [toFrance], ships: [france], goods })
    expect(voyage!.consignments[0]!.lots.map(({ units }) => units)).toEqual([2, 1])
  })
})

describe('units that are lost', () => {
  test('are those of each kind that nobody asked for', () => {
    const delivery = { contracts: [toFrance], ships: [france], goods: grain('3-at-8', '2-at-5') }
    expect(lostUnits(delivery)).toEqual([{ good: GRAIN, units: 2 }])
    expect(lostUnits({ ...delivery, goods: grain('3-at-8') })).toEqual([])
  })
})
