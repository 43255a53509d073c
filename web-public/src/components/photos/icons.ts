/** Icons of the photo manager; kept apart so that visitors' pages do not carry them. */
export { Captions, GripVertical, ImagePlus, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
