/** Advance widths of Besley 800 in hundredths of the size, measured once: names are fitted before they are set. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    '0:66 1:58 2:67 3:59 4:62 5:61 6:63 7:58 8:61 9:63 a:66 b:71 c:60 d:71 e:61 f:44 g:67 h:73 i:41 j:37 k:74 l:40 m:105 n:75 ' +
    'o:63 p:71 q:70 r:61 s:56 t:45 u:74 v:65 w:92 x:69 y:69 z:57 A:93 B:82 C:84 D:89 E:82 F:79 G:92 H:98 I:52 J:68 K:94 L:77 ' +
    'M:116 N:93 O:89 P:77 Q:89 R:90 S:72 T:80 U:91 V:93 W:126 X:91 Y:86 Z:79 .:30 ,:33 -:46 ’:32 &:91 $:71 +:53 ·:29 ß:85 ł:40 Ł:77'
  )
    .split(' ')
    .map((pair) => [pair[0]!, Number(pair.slice(2))]),
)
const SPACE = 30
const AVERAGE = 66

/** How wide a text is when set in the serif face. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    width += letter === ' ' ? SPACE : (WIDTHS[letter] ?? WIDTHS[letter.normalize('NFD')[0]!] ?? AVERAGE)
  }
  return (width / 100) * size
}
