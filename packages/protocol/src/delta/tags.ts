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
export const ROWS = 0xd4 // a list of values of as many bytes each: varints count and size, the first, a bit for each byte that differs in any, those of each other one
export const LETTERS = 0xd5 // a text of base64url letters that is not remembered: varint of the bytes they stand for, the bytes
export const SPLICE = 0xd3 // only as a change: varints start, removed, added, then the added values
export const INSERT = 0xd6 // only as a change: varint start, then the value that is added there
export const KEY_AT = 0xd7 // only as a change of an object: of its first to seventh key alone (0xdd), then the change
export const MASKED = 0xde // only as a change of an object of up to eight keys: a bit for each that changed, then the changes
export const REMOVE = 0xdf // only as a change: varint start; the value there is gone
export const OBJECT_PATCH = 0xe0 // so many pairs of key and change; 0xef: fifteen, and another patch of the same object
export const ARRAY_PATCH = 0xf0 // the same with varint indices

/** So many keys of an object are told by their places. */
export const PLACES = 8

/** A number of one of the ranges that does not fit into the low bits. */
export const FEW = 15
export const SOME = 31

/** The kinds of binary frames. */
export const UPDATE = 1
export const UPDATE_AND_REPLY = 2
export const SEALED = 3

/** What a face says anew, as bits of the byte before it, in the order in which it is said. */
export const OPEN = 0
export const OWN = 1
export const VIEW = 2
export const WAITING = 3
export const CHOICES = 4
export const DIM = 5
export const QUESTION = 6

/** Texts longer than this are hardly said twice; and nobody has to remember more than so many. */
export const MAX_WORD = 40
export const MAX_WORDS = 4096
export const MAX_SHAPES = 512
