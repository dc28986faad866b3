import { Mail, MapPin, Phone } from 'lucide-react';
import { Detail } from '../../../components/Detail';
import { Avatar } from '../../../components/ui/Avatar';
import { Badge } from '../../../components/ui/Badge';
import { Button } from '../../../components/ui/Button';
import { Card } from '../../../components/ui/Card';
import type { TeamMember } from '../../../types';

export function MemberCard({ member }: { member: TeamMember }) {
  return (
    <Card className="flex flex-col p-5">
      <div className="flex items-center gap-4">
        <Avatar name={member.name} src={member.image} size="xl" />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold tracking-tight">{member.name}</h2>
          <p className="text-sm text-muted">{member.title}</p>
          <Badge className="mt-1.5">{member.department}</Badge>
        </div>
      </div>
      <div className="mt-5 mb-5 grid gap-1.5">
        <Detail icon={Mail}>{member.email}</Detail>
        <Detail icon={Phone}>{member.phone}</Detail>
        <Detail icon={MapPin}>{member.location}</Detail>
      </div>
      <div className="mt-auto flex gap-2">
        <Button className="flex-1">
          <Mail aria-hidden />
          Email
        </Button>
        <Button className="flex-1">
          <Phone aria-hidden />
          Call
        </Button>
      </div>
    </Card>
  );
}
