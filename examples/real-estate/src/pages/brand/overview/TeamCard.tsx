import { Avatar } from '../../../components/ui/Avatar';
import { Card, CardBody, CardHeader } from '../../../components/ui/Card';
import { teamContacts } from '../../../data/brand-overview';
import { OVERVIEW_TEAM } from '../../../lib/constants';

export function TeamCard() {
  return (
    <Card>
      <CardHeader title="Team & Contacts" description="Who moves a lease forward" />
      <CardBody>
        <ul className="grid gap-4">
          {teamContacts.slice(0, OVERVIEW_TEAM).map((contact) => (
            <li key={contact.email} className="flex items-center gap-3">
              <Avatar name={contact.name} src={contact.avatar} />
              <div className="min-w-0">
                <h3 className="font-medium">{contact.name}</h3>
                <p className="truncate text-sm text-muted">{contact.role}</p>
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
