/** Where this browser keeps what it has told the server of itself; nothing while notices are off here. */
export const PUSH_KEY = 'south-street/push'
