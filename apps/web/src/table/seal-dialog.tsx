import { canonicalJson, type Json } from '@south-street/engine'
import type { SealView } from '@south-street/table'
import { Dialog, Icon } from '@south-street/ui'
import { type ReactNode, useMemo } from 'react'
import { usePageWords } from '../language/language.ts'
import { hashSeal } from '../local/hash-seal.ts'
import styles from './seal-dialog.module.css'

/** What the deal hashes to, worked out in this page; null while salt and deal are still under the seal. */
export function useOwnHash({ salt, deal }: SealView): string | null {
  return useMemo(() => (salt === undefined ? null : hashSeal(salt, canonicalJson(deal as Json))), [salt, deal])
}

/** The seal on the deal: what was shown before the first move, what was under it, and whether the two fit. */
export function SealDialog({ seal, close }: { readonly seal: SealView; readonly close: () => void }): ReactNode {
  const { say } = usePageWords()
  const hash = useOwnHash(seal)
  return (
    <Dialog title={say('seal.title')} closeLabel={say('settings.close')} close={close}>
      <div className={styles.seal}>
        <p>{say('seal.why')}</p>
        <dl>
          <dt>{say('seal.shown')}</dt>
          <dd>
            <code>{seal.sha256}</code>
          </dd>
          {hash === null ? (
            <>
              <dt>{say('seal.salt')}</dt>
              <dd>{say('seal.later')}</dd>
            </>
          ) : (
            <>
              <dt>{say('seal.salt')}</dt>
              <dd>
                <code>{seal.salt}</code>
              </dd>
              <dt>{say('seal.deal')}</dt>
              <dd>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
                <code className={styles.deal} tabIndex={0}>
                  {canonicalJson(seal.deal as Json)}
                </code>
              </dd>
              <dt>{say('seal.computed')}</dt>
              <dd>
                <code>{hash}</code>
              </dd>
            </>
          )}
        </dl>
        {hash !== null && (
          <p className={styles.verdict} role="status">
            <Icon name={hash === seal.sha256 ? 'check' : 'cross'} />
            {say(hash === seal.sha256 ? 'end.seal-holds' : 'end.seal-broken')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
