// @ts-check
import path from 'node:path'
import { eachInComments } from './comment-imports.mjs'
import { closedPackages } from './packages.mjs'
import { closedTo, roomOf } from './walls.mjs'

/**
 * An ESLint rule for what the rules about imports do not see: a type in a comment comes from a room or a package as well,
 * and stands before the same walls.
 * @type {import('eslint').Rule.RuleModule}
 */
export const wallsInComments = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wall: '“{{source}}” in a comment: {{message}}' },
  },
  create(context) {
    /** @param {string} file @returns {string} from the project's root */
    const fromRoot = (file) => path.relative(context.cwd, file).split(path.sep).join('/')
    const own = roomOf(fromRoot(context.filename))
    const { closed, message } = closedTo(own)
    const packages = closedPackages.find((room) => room.path === own)?.closed ?? []
    return eachInComments(context, (source, loc) => {
      const target = source.startsWith('.')
        ? fromRoot(path.resolve(path.dirname(context.filename), source))
        : ''
      const wall = target
        ? closed.some((one) => `${target}/`.startsWith(`${one}/`)) && roomOf(target) !== own
        : packages.find(({ regex }) => new RegExp(regex).test(source))
      if (!wall) return
      const data = { source, message: wall === true ? message : wall.message }
      context.report({ loc, messageId: 'wall', data })
    })
  },
}
