// Apart from the other parts: nobody needs it before a table is open, so the first screen does not load it.
export { CardHelpLayer } from './card-help-layer.tsx'
