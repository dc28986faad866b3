import { Card } from "../card";

export const B = () => {
	return (
		<section>
			<i />
			<Card>
			  hi
			</Card>
		</section>
	);
};
