/** Keys in their order, with the numbers by which one writer knows them. */
export interface Form {
  readonly keys: readonly string[]
  /** One more than the key's number, as it is written. */
  readonly numbers: readonly number[]
}

export type Plain = Readonly<Record<string, unknown>>

/**
 * An object as its reader has it: values beside the keys of its form, changed in place, so that no view has to be kept for the
 * next one to be compared with. A value that was never compared is still what was handed in, and is never changed.
 */
export class KnownObject {
  readonly form: Form
  readonly values: unknown[]
  constructor(form: Form, values: unknown[]) {
    this.form = form
    this.values = values
  }

  /** Whether these are the keys, in this order, and none of them without a value. */
  fits(keys: readonly string[], values: readonly unknown[]): boolean {
    const had = this.form.keys
    if (had.length !== keys.length) return false
    for (let i = 0; i < had.length; i++) if (had[i] !== keys[i] || values[i] === undefined) return false
    return true
  }
}

/** A list as its reader has it. */
export class KnownArray {
  items: unknown[]
  constructor(items: unknown[]) {
    this.items = items
  }
}

/** Whether what the reader has says the same as a piece of JSON; the order of keys says nothing. */
export function alike(was: unknown, is: unknown): boolean {
  if (was === is) return true
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return false
  if (was instanceof KnownArray) return alike(was.items, is)
  if (was instanceof KnownObject) return isPlain(is) && alikeObject(was, is)
  if (Array.isArray(was)) {
    if (!Array.isArray(is) || was.length !== is.length) return false
    for (let i = 0; i < was.length; i++) if (!alike(was[i], is[i])) return false
    return true
  }
  if (Array.isArray(is)) return false
  const [left, right] = [was as Plain, is as Plain]
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every(key => Object.hasOwn(right, key) && alike(left[key], right[key]))
}

function alikeObject({ form: { keys }, values }: KnownObject, is: Plain): boolean {
  if (keys.length !== Object.values(is).filter(v => v !== undefined).length) return false
  return keys.every((key, i) => Object.hasOwn(is, key) && alike(values[i], is[key]))
}

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
