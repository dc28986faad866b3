import { Mail, MessageSquare, Phone, Plus } from 'lucide-react';
import { Detail } from '../../components/Detail';
import { TabIntro } from '../../components/TabIntro';
import { Avatar } from '../../components/ui/Avatar';
import { Button } from '../../components/ui/Button';
import { Card } from '../../components/ui/Card';
import { teamContacts } from '../../data/brand-overview';
import type { TeamContact } from '../../types';

function ContactCard({ contact }: { contact: TeamContact }) {
  return (
    <Card className="p-5">
      <div className="flex items-center gap-4">
        <Avatar name={contact.name} src={contact.avatar} size="lg" />
        <div className="min-w-0">
          <h3 className="font-semibold">{contact.name}</h3>
          <p className="text-sm text-muted">{contact.role}</p>
        </div>
      </div>
      <div className="mt-4 grid gap-1.5">
        <Detail icon={Mail}>{contact.email}</Detail>
        <Detail icon={Phone}>{contact.phone}</Detail>
      </div>
      <div className="mt-5 flex gap-2">
        <Button className="flex-1">
          <MessageSquare aria-hidden />
          Message
        </Button>
        <Button variant="ghost" className="flex-1">
          Edit Contact
        </Button>
      </div>
    </Card>
  );
}

export function TeamTab() {
  return (
    <>
      <TabIntro title="Team & Contacts" description="Everyone who works on the expansion, inside and out">
        <Button variant="primary">
          <Plus aria-hidden />
          Add New Contact
        </Button>
      </TabIntro>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {teamContacts.map((contact) => (
          <li key={contact.email} className="grid">
            <ContactCard contact={contact} />
          </li>
        ))}
      </ul>
    </>
  );
}
