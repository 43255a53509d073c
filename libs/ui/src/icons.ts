/**
 * Icons of lucide with a stroke of 1.75 (set in base.css). Pages import from here, or from page-icons.ts if
 * the first
 * page of a visit does not show the icon.
 */
export {
  ArrowLeft,
  ArrowRight,
  ArrowUpDown,
  Building2,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Heart,
  House,
  Info,
  List,
  Mail,
  Map as MapIcon,
  MapPin,
  Menu,
  PartyPopper,
  RotateCw,
  Scan,
  Search,
  SlidersHorizontal,
  Users,
  X,
} from 'lucide-react';
export type { LucideIcon } from 'lucide-react';
