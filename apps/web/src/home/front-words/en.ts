export const frontWords = import.meta.glob<object>('../../../../../games/*/words/en.json', {
  query: '?front',
  import: 'default',
  eager: true,
})
