/** Icons of panorama tours only. */
export {
  ArrowDown,
  ArrowUp,
  Maximize,
  Minimize,
  Rotate3d,
  RotateCcw,
  RotateCw,
  Trash2,
  TriangleAlert,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
