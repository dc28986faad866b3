import { CenterDashboard } from './CenterDashboard';

export default function ShoppingCenterDashboard() {
  return <CenterDashboard centerName="Preston Park Galleria" location="Dallas, TX" />;
}
