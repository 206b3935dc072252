import { z } from 'zod'
import { sdkOperatingSystems } from '../../shared/sdk'
import { memberKinds, nameKinds, signatureLanguages, threads, typeKinds } from './symbol'

const version = z.string().regex(/^\d+\.\d+(\.\d+)?$/, 'write a version such as "3.6" in quotes')
/** One sentence for readers, in Markdown. */
const sentence = z
  .string()
  .max(240)
  .regex(/^[`A-Z0-9][^]*\.$/, 'write one sentence with a capital and a full stop')
const facts = {
  /** What it is or does. */
  about: sentence.optional(),
  /** Version that brought it, where known. */
  since: version.optional(),
  /** Version that deprecated it, where known, and what to use now. */
  deprecated: z
    .union([
      z.literal(true),
      version,
      z.object({ version: version.optional(), instead: z.string() }).strict(),
    ])
    .optional(),
  /** Version that took it away. The check then wants a page to say so. */
  removed: version.optional(),
  /** Path below the platform of the page that documents it, such as implementation/push. Members inherit it. */
  topic: z.string().optional(),
  /**
   * What documents it, by its path below the version, with its section, such as
   * `android/implementation/oauth2#versions-300-to-351`: on another platform where the page of its topic names none of it; on
   * its own one in any case, where another section than the one that names it first tells what it is. A section alone,
   * `#fields-of-a-pass`, is one of its topic's page on whatever platform the list is for. Members inherit it.
   */
  guide: z
    .string()
    .regex(/^(?:[a-z][a-z\d/-]*(?:#[a-z][a-z\d-]*)?|#[a-z][a-z\d-]*)$/)
    .optional(),
  /** The same thing on other platforms and versions has the same concept; without one: owner and name decide. */
  concept: z.string().optional(),
  /** One of the two systems, on platforms that run on both. */
  only: z.enum(sdkOperatingSystems.map(({ id }) => id)).optional(),
  /** What a reader has to know that the name does not say; a phrase. */
  note: z.string().optional(),
}

/** As the platform writes it: in its first language, or in several by their names. */
const signature = z.union([z.string(), z.partialRecord(z.enum(signatureLanguages), z.string())])

const member = z
  .object({
    kind: z.enum(memberKinds),
    /** `suspend fun register(userId: String?, userName: String?)`; parameters and what comes back are read from it. */
    signature: signature.optional(),
    /**
     * In a list that several platforms extend: what a property holds, in no platform's language. `string`, `int`, `double`,
     * `boolean`, `date`, `map`, `any` or a type of the list, with `[]` for several and `?` for what may be missing.
     */
    holds: z.string().optional(),
    /** What its parameters mean, by their names; a phrase each. Names and types are those of the signature. */
    parameters: z.record(z.string(), z.string()).optional(),
    /** What comes back, where type and sentence do not say it; a phrase. */
    returns: z.string().optional(),
    /** Errors that it ends with, or each with when: a clause after "when". */
    errors: z.union([z.array(z.string()).min(1), z.record(z.string(), z.string().nullable())]).optional(),
    /** Thread that its result, or the event, arrives on. */
    thread: z.enum(threads).optional(),
    /** Type of the list that reading or calling it gives, `Type[]` for several; chains of calls are followed through it. */
    type: z.string().optional(),
    /** Type of the list that it hands to a listener. */
    passes: z.string().optional(),
    /** Whether it may be missing: null, nil or undefined. */
    optional: z.literal(true).optional(),
    /** Full import path, where it needs one of its own. */
    import: z.string().optional(),
    /** Full import paths that bring the same from other modules, of which an app has one. */
    alsoImport: z.array(z.string()).min(1).optional(),
    ...facts,
  })
  .strict()

const type = z
  .object({
    kind: z.enum(typeKinds),
    /** Package or module it is imported from. */
    package: z.string().optional(),
    /** Full import paths of what another module of the SDK has in its place. */
    alsoImport: z.array(z.string()).min(1).optional(),
    /** Where else JavaScript reaches it: `cordova.plugins.Beckon`, or `default` for the default export of its package. */
    alsoAt: z.string().optional(),
    /** Type of the list whose members it has as well. */
    extends: z.string().optional(),
    /** What a type in angle brackets is called in the reference, where no accessor leads to it. */
    title: z.string().optional(),
    /** The name that a type in angle brackets has on this platform: `BeckonNotification.Action`. */
    named: z.string().optional(),
    /** Last part of the address of its page in the reference, where that is not its name. */
    page: z
      .string()
      .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
      .optional(),
    /** How it is declared: `abstract class BeckonIntentReceiver : BroadcastReceiver()`. */
    signature: signature.optional(),
    members: z.record(z.string(), z.union([z.enum(memberKinds), member])).default({}),
    ...facts,
  })
  .strict()

const name = z
  .object({
    kind: z.enum(nameKinds),
    /** What a configuration key or an event holds: `boolean`, `string`, `milliseconds`. */
    holds: z.string().optional(),
    /** Of an event: types of the list that what it hands over is, or has in it. */
    gives: z.array(z.string()).min(1).optional(),
    /** Of a family of events: the type whose listeners hear them, `onUrlOpened` the one that ends in `url_opened`. */
    heardBy: z.string().optional(),
    /** What holds where nobody sets it. */
    default: z.string().optional(),
    ...facts,
  })
  .strict()

/** A file below content/symbols: the names of one SDK on one platform, or `common` ones that several lists extend. */
export const symbolFileSchema = z
  .object({
    /** Name of a file of the same folder whose symbols this one has as well. */
    extends: z.string().optional(),
    /** Names of the native SDKs that an app of this platform sets as well: all of these kinds, and these by name. */
    natives: z
      .object({ kinds: z.array(z.enum(nameKinds)).default([]), names: z.array(z.string()).default([]) })
      .strict()
      .optional(),
    /** Symbols of the extended file, and of the native ones, that this platform lacks: `Type` or `Type.member`. */
    without: z.array(z.string()).default([]),
    types: z.record(z.string(), type).default({}),
    /** Functions that belong to no type. */
    functions: z.record(z.string(), z.union([z.literal('function'), member])).default({}),
    /** Names written as strings or in files: artifacts, manifest and plist keys, event names, string constants. */
    names: z.record(z.string(), z.union([z.enum(nameKinds), name])).default({}),
    /** Customary names of variables and the type they hold: `beckon: Beckon`. */
    variables: z.record(z.string(), z.string()).default({}),
  })
  .strict()

export type SymbolFile = z.infer<typeof symbolFileSchema>
