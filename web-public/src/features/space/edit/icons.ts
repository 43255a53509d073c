/** Icons of the edit mode; kept apart so that public pages do not load them. */
export {
  CircleDashed,
  CircleQuestionMark,
  CloudCheck,
  CloudOff,
  CloudUpload,
  EllipsisVertical,
  Eye,
  Lock,
  Pencil,
} from 'lucide-react';
