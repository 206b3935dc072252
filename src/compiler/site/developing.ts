/** Whether Gatsby serves content while it is written, and builds nothing. */
export const isDeveloping = (): boolean => process.env.gatsby_executing_command === 'develop'
