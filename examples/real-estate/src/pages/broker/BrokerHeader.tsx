import { CalendarPlus, MapPin, MessageSquare } from 'lucide-react';
import { Detail } from '../../components/Detail';
import { Avatar } from '../../components/ui/Avatar';
import { Button } from '../../components/ui/Button';
import { PageHeader } from '../../components/ui/PageHeader';
import { brokerProfile } from '../../data/broker-profile';

export function BrokerHeader() {
  return (
    <PageHeader
      actions={
        <>
          <Button>
            <MessageSquare aria-hidden />
            Message
          </Button>
          <Button variant="primary">
            <CalendarPlus aria-hidden />
            Schedule Meeting
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <Avatar name={brokerProfile.name} src={brokerProfile.avatar} size="xl" />
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold tracking-tight">{brokerProfile.name}</h1>
          <Detail icon={MapPin} className="mt-1 text-base">
            {brokerProfile.territory}
          </Detail>
        </div>
      </div>
    </PageHeader>
  );
}
