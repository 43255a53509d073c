/** Icons that only later pages and panels show: apart from the others, so that no first page carries them. */
export {
  CalendarDays,
  ChevronLeft,
  ConciergeBell,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  Images,
  Minus,
  Phone,
  Play,
  Plug,
  Plus,
  Share2,
} from 'lucide-react';
