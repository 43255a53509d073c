/** Icons of the edit mode; kept apart so that visitors' pages do not carry them. */
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
