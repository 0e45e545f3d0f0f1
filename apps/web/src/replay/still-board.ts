export const NOBODY_ACTS = { mayAct: false, tellsNow: false, act: () => undefined }

/** A board at which nothing moves and nothing is asked. */
export const STILL = {
  moving: [],
  takeBack: null,
  hint: null,
  askHint: null,
  askWhyNot: null,
  help: true,
  confirmsAtOnce: false,
} as const
