/**
 * Finds type errors for errors-beside.ts, which starts it: answers the groups that it is sent with their errors, and ends when it
 * is let go.
 */
import process from 'node:process'
import { groupErrors, type ListedGroup } from './group-errors'

process.on('message', (groups) => process.send?.(groupErrors(groups as ListedGroup[])))
process.on('disconnect', () => process.exit())
