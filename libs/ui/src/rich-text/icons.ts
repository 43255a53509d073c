/** Icons of the rich text's toolbar; kept apart so that visitors' pages do not carry them. */
export { Bold, Italic, Link as LinkIcon, List as BulletList, ListOrdered, Quote, Redo2, Strikethrough, Underline, Undo2, Unlink } from 'lucide-react';
