export { field, isFigure, partsOf, valueId } from './schema.ts'
export type {
  ChoiceField,
  DataField,
  FlagField,
  LeafField,
  ListField,
  NumberField,
  DataPath,
  RecordField,
  TextField,
} from './schema.ts'
export { dataTable } from './table.ts'
export type { DataChange, DataSpec, DataTable } from './table.ts'
export { MOST_DATA_TEXT, parseData, templateOf } from './template.ts'
export type { SayFigure } from './template.ts'
export { limits } from './read.ts'
