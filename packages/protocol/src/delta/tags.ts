/**
 * The first byte of everything in a delta. A byte below `ARRAY` is that whole number itself; the ranges carry a small count or
 * reference in their low bits, and the last one of a range says that a varint follows. docs/protocol.md has the same table.
 */
export const ARRAY = 0x80 // 0..14 values; 0x8f: varint
export const SHAPED = 0x90 // an object of a shape seen before: 0..14; 0x9f: varint
export const WORD = 0xa0 // a text seen before: 0..30; 0xbf: varint
export const MINUS = 0xc0 // -1 to -8
export const NULL = 0xc8
export const TRUE = 0xc9
export const FALSE = 0xca
export const NEW_WORD = 0xcb // varint of bytes, UTF-8; remembered
export const FLOAT = 0xcc // eight bytes
export const NEW_SHAPE = 0xcd // varint of keys, keys, then the values; remembered
export const PLUS_INT = 0xce // varint
export const MINUS_INT = 0xcf // varint of -1 - n
export const TEXT = 0xd0 // like a new word, but not remembered
export const INT32 = 0xd1 // four bytes
export const GONE = 0xd2 // only as a change: this key is not there any more
export const SPLICE = 0xd3 // only as a change: varints start, removed, added, then the added values
export const OBJECT_PATCH = 0xe0 // so many pairs of key and change; 0xef: fifteen, and another patch of the same object
export const ARRAY_PATCH = 0xf0 // the same with varint indices

/** A number of one of the ranges that does not fit into the low bits. */
export const FEW = 15
export const SOME = 31

/** The kinds of binary frames. */
export const UPDATE = 1
export const UPDATE_AND_REPLY = 2

/** Texts longer than this are hardly said twice; and nobody has to remember more than so many. */
export const MAX_WORD = 40
export const MAX_WORDS = 4096
export const MAX_SHAPES = 512
