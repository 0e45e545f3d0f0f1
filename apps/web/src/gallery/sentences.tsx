import { Fragment, type ReactNode } from 'react'
import { LANGUAGES } from '../language/language.ts'
import styles from './gallery-page.module.css'
import type { Sentence } from './open-gallery.ts'

/** Every sentence in every language, with its gaps. */
export function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }): ReactNode {
  return (
    <dl className={styles.sentences}>
      {sentences.map(({ key, texts }) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
          </dt>
          {LANGUAGES.map((language) => (
            <dd key={language} lang={language}>
              <WithGaps text={texts[language] ?? '–'} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** What fills a gap is known only at a table. */
function WithGaps({ text }: { readonly text: string }): ReactNode {
  return text.split(/\{\{(\w+)\}\}/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    i % 2 === 1 ? <i key={i}>{part}</i> : <Fragment key={i}>{part}</Fragment>,
  )
}
