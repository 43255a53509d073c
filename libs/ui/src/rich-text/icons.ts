/** Icons of the rich text's toolbar; kept apart so that visitors' pages do not carry them. */
export { Bold, Code, Columns3, Heading, ImagePlus, Italic, Link as LinkIcon, List as BulletList, ListOrdered, Quote, Redo2, Rows3, SeparatorHorizontal, Store, Table as TableIcon, Trash2, Video as VideoIcon, Strikethrough, Underline, Undo2, Unlink } from 'lucide-react';
