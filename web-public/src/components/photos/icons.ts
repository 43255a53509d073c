/** Icons of the photo manager; kept apart so that public pages do not load them. */
export { Captions, GripVertical, ImagePlus, RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
