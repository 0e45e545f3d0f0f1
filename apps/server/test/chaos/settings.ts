/** All clients come from one address, and nobody is there to enjoy a bot's pause for thought. */
export const CHAOS_SETTINGS = {
  BOT_DELAY_MS: '0',
  LIMITS: 'off',
}
