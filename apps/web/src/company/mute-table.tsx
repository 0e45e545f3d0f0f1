import { Button } from '@south-street/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageWords } from '../language/language.ts'
import { attempt, call } from '../server/api.ts'

/** Whoever gets notices may want none of this table. Others see nothing of it. */
export function MuteTable({ table }: { readonly table: string }): ReactNode {
  const { say } = usePageWords()
  const [isMuted, setMuted] = useState<boolean | null>(null)
  useEffect(() => {
    call('notices').then(
      ({ channels, muted }) => channels.length > 0 && setMuted(muted.some((one) => one.table === table)),
      () => {},
    )
  }, [table])
  if (isMuted === null) return null
  const turn = async () => {
    const { problem } = await attempt(isMuted ? 'unmuteNotices' : 'muteNotices', { table })
    if (problem === null) setMuted(!isMuted)
  }
  return (
    <Button small aria-pressed={isMuted} onClick={() => void turn().catch(() => {})}>
      {say(isMuted ? 'company.unmute-notices' : 'company.mute-notices')}
    </Button>
  )
}
