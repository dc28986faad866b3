import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../components/ui/Button';
import { Card } from '../components/ui/Card';
import { drawing } from '../lib/pictures';

export interface PlaceholderPageProps {
  title: string;
  text: string;
  /** Which center's drawing stands beside the text. */
  picture: string;
  /** Where the dashboard of this role is. */
  dashboard: string;
}

export default function PlaceholderPage({ title, text, picture, dashboard }: PlaceholderPageProps) {
  return (
    <Card className="grid overflow-hidden lg:grid-cols-2">
      <div className="flex flex-col items-start justify-center p-6 sm:p-10 lg:min-h-[26rem]">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        <p className="mt-3 max-w-[44ch] text-lg text-pretty text-muted">{text}</p>
        <Button asChild className="mt-6">
          <Link to={dashboard}>
            <ArrowLeft aria-hidden />
            Back to the dashboard
          </Link>
        </Button>
      </div>
      <img
        src={drawing('centers', picture)}
        alt=""
        className="order-first aspect-[16/9] dark:brightness-90 size-full object-cover lg:order-none"
      />
    </Card>
  );
}
