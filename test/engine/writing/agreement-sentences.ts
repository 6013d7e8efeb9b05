/** Right as they are; each line is a sentence, many of them look wrong at a first glance. */
export const RIGHT = `
What this means are changes for everyone.
The number of users is growing.
A number of users are waiting.
The number of people who are affected is small.
If I were you, I would leave.
If he were here, he would help.
I wish it were true.
She acts as if she were the owner.
Were he to ask, I would say no.
Suppose she were late.
It is important that he go at once.
We suggest that she take the train.
They insisted that he have a lawyer.
The doctor recommended that she eat less.
I demand that it be removed.
Long live the king.
God save us all.
The team are playing well today.
The team is playing well today.
The police are here.
The staff were helpful.
The government have decided to wait.
My family is large, and my family are all doctors.
The committee has met twice.
Physics is my favourite subject.
The news is good.
The news was on at ten.
Mathematics was hard for him.
The United States is a large country.
The Netherlands has many canals.
Ten years is a long time.
Five dollars is too much.
Two weeks was not enough.
Three days is all we have.
Ten kilometres is a long way to walk.
Fish and chips is my favourite dish.
Bread and butter is on the table.
Neither of them is wrong.
Neither he nor they are right.
Either you or he has to go.
Neither my brother nor my sisters know.
Not only the students but also the teacher is ill.
The teacher, along with her students, is here.
One of the things that are broken is the door.
One of my friends who live in Rome is coming.
One of the reasons is simple.
Each of the rooms has a bath.
Each of us has a task.
Everyone is here.
Does everyone have a ticket?
Let everyone know.
Everyone have a seat, please.
Everybody have fun tonight!
Did anyone see him?
Does anybody know the answer?
Nobody wants to go.
Someone has left the door open.
Do he and she agree?
Did he go home?
Does she have a car?
Why did it happen?
How does he know?
Where do they live?
What do you want?
Have they been told?
Has he been told?
Is he the one you want?
Are you and he friends?
Was it you who called?
Were you and she there?
Do it now.
Don't it just!
Have it ready by noon.
Let it go.
Let him have it.
Make it work.
I saw it happen.
We heard it ring.
Help it grow.
I made her laugh and him cry.
She let him go home.
He need not worry.
He dared not speak.
She need only ask.
He put the book down.
She read the letter twice.
It cost a lot.
It hurt him.
He cut the bread.
He set the table.
She quit her job.
He let it be.
It hit the wall.
You and I are friends.
My brother and I were late.
Anna and he are here.
Tom and she have left.
People like him are rare.
The items from it are imported.
The people who know you are here.
What you are is what you eat.
What they want is peace.
Where they go depends on the weather.
How they feel matters.
All I want is time.
All he does is complain.
What he has is enough.
What she said was true.
The more he eats, the more he wants.
The money they have came from an aunt.
The work we have did not wait.
The friends she had became doctors.
The house they have fell into ruin.
We have saw blades in stock.
They have rose bushes in the garden.
I have a spoke wrench.
She had drawn it before.
He has run a long way.
It has become clear.
They have come home.
I had seen it.
We had gone there twice.
She has written three books.
That you are here is good.
That he is ill was known.
I know that you are tired.
He said that books are expensive.
It is said that men are stronger.
I think that people are kind.
These days are long.
Those who wait are rewarded.
Those are mine.
These are my books.
This is my book.
This works well.
This books a room for you.
This means war.
This costs more than that.
This child is tired.
This and that are different.
This week's results are in.
Are this week's results in?
Is this yours?
Are these yours?
Is that your car?
Are those your shoes?
These test results are fine.
These car doors are heavy.
Those school children sing well.
These book covers are red.
Two bedroom flats are rare.
A three day trip is enough.
The two book shops are closed.
Several customer letters came.
Many a man has tried.
Many people are here.
Many a student is late.
There is a book on the table.
There are many books on the table.
There is a lot to do.
There are a lot of people.
There are a number of reasons.
There are a few things to say.
There are a book and a pen on the desk.
There is bread and milk in the kitchen.
There is many a slip between cup and lip.
There were people everywhere.
There was no one there.
There are no two ways about it.
There is more than one way.
Here are the keys.
Here is the key.
The dog barks.
The dogs bark.
The car park is full.
The train stops here.
The book review was kind.
The phone call was short.
My sister's children are small.
My parents' house is old.
The children's room is tidy.
The students' results are good.
The women are tall.
The people of this town are kind.
The peoples of Europe have much in common.
People are strange.
People is a magazine about stars.
The series was long.
The species is rare.
The means is simple.
All children are curious.
All information is public.
The information is on the page.
The furniture was old.
This information was new to me.
His advice was good.
The data are clear.
The data is clear.
The media are to blame.
The rich are not always happy.
The French are proud of it.
The poor have no choice.
A pair of shoes is missing.
My trousers are wet.
The scissors are on the desk.
A dozen eggs are enough.
Half of the cake is gone.
Half of the students are gone.
Most of the water is clean.
Most of the people were kind.
Some of it is true.
None of them are here.
None of it is true.
The majority are against it.
A variety of reasons exist.
A series of events was planned.
The cost of the repairs is high.
The results of the test are good.
The result of the tests is good.
The list of items is long.
The owner of the houses lives abroad.
The use of phones is forbidden.
The box with the books is heavy.
The books in the box are heavy.
The people in the room were quiet.
He will go, and she will stay.
His will has been read.
The can has rusted.
The might of Rome has passed.
I can see that he wants it.
She could have gone.
He must have left.
We might meet tomorrow.
He didn't go.
She doesn't know.
They don't have time.
I do not have it.
He does his work well.
He did his best.
What he did was wrong.
What it does is simple.
She does what she wants.
They do what they can.
Don't they know?
Doesn't it look nice?
Isn't she clever?
Aren't you tired?
Aren't I clever?
Meeting you was a pleasure.
Telling you was hard.
Seeing you makes me happy.
For you are my friend.
World War I was terrible.
Elizabeth I was a queen.
Type I diabetes has many forms.
Chapter I has ten pages.
He says "we was" is a mistake.
The phrase "he go" is wrong.
Write "they is" on the board.
Gone are the days.
On the wall were two pictures.
In the box are three keys.
Down came the rain.
Among the guests was a tall man.
So do I, and so does he.
Neither do they.
Nor does she.
Should he want it, give it to him.
May he rest in peace.
Had she known, she would have come.
Lest he forget, write it down.
Whether he like it or not, it is done.
Come what may, we go.
Be that as it may, he left.
If need be, we wait.
Rather than he go, I will.
Better that he stay than that he go.
My mother asked that I be quiet.
The rule requires that it have two parts.
It was proposed that she lead the group.
Go and see who they are.
Who are they?
Who has the keys?
Who have you told?
Which of them is it?
What are this and that?
What have you done?
Why have you come?
The man who knows me is here.
The men who know me are here.
Both are right.
Both of us are tired.
Few know about it.
Several of them have gone.
Much has changed.
Little was said.
Enough has been said.
Nobody but you has the code.
I will do what I can to help.
Do what you must to win.
It checks as much as it can to be sure.
The judge ordered that he pay a fine.
Her wish is that he come home.
More than one student has failed.
No sooner had she left than it began to rain.
My friend and colleague has died.
Your wife and best friend is here.
Do the dishes, please.
Do the other things first.
The student work in the folder is good.
The customer support in this shop is great.
The young people here work hard.
The old man's work is done.
The first two years were hard.
Thank you for your letter.
I look forward to the meeting.
She looked forward to see the road better.
We moved forward to meet the deadline.
You're right about the letter you're reading.
Think of what you're writing about.
Come with us if you're free.
For you're late again, the letter stays here.
Look at what you're doing.
This is all for you people.
Good luck to you man.
With you time flies.
For you help is always available.
We wrote to you letter after letter.
I read you a letter yesterday.
Do it for you and me.
Tell me if your interested customers have called.
I know that your able colleague will help.
It's the box of which it's a part.
It's music to my ears.
The cat looked as if it's hungry.
The dog and its very old owner live here.
We were younger then.
It was better then, the people say.
I need more then.
Since then nothing has happened.
This letter is to old and new customers.
The plan is to slow the growth.
The idea is to late customers an insult.
It relates to much of the work.
This is to much of the world a wonder.
I want too much.
They are going too fast.
We need it too.
`
  .trim()
  .split('\n');

/** What is written and what is meant. */
export const WRONG: readonly (readonly [written: string, meant: string])[] = `
This are a bad sentence. | This is a bad sentence.
This are a test. | This is a test.
This are my books. | These are my books.
This were a mistake. | This was a mistake.
These is my friends. | These are my friends.
Those was the days. | Those were the days.
These has been sold. | These have been sold.
The workers needs a rest. | The workers need a rest.
These informations are old. | This information is old.
Is these yours? | Are these yours?
Was those good? | Were those good?
He go to school every day. | He goes to school every day.
She have a new car. | She has a new car.
It do not matter. | It does not matter.
He don't know. | He doesn't know.
She don't like it. | She doesn't like it.
It don't work. | It doesn't work.
He are my friend. | He is my friend.
She were late yesterday. | She was late yesterday.
It were cold yesterday. | It was cold yesterday.
They was here. | They were here.
We was tired. | We were tired.
You was right. | You were right.
They is late. | They are late.
We is ready. | We are ready.
You is welcome. | You are welcome.
I is tired. | I am tired.
They has two children. | They have two children.
We has no time. | We have no time.
I has an idea. | I have an idea.
You has a problem. | You have a problem.
They goes home. | They go home.
We wants to help. | We want to help.
They doesn't care. | They don't care.
I doesn't know. | I don't know.
He always come late. | He always comes late.
She never eat meat. | She never eats meat.
He want to go home. | He wants to go home.
She like chocolate. | She likes chocolate.
It seem strange. | It seems strange.
He think that it is true. | He thinks that it is true.
I know that she work hard. | I know that she works hard.
When he arrive, we will eat. | When he arrives, we will eat.
She says that they was wrong. | She says that they were wrong.
I think it are true. | I think it is true.
Because it have two parts, it is heavy. | Because it has two parts, it is heavy.
The man he know is here. | The man he knows is here.
Everyone are here. | Everyone is here.
Everybody were late. | Everybody was late.
Nobody know the answer. | Nobody knows the answer.
Someone want to see you. | Someone wants to see you.
Somebody have taken it. | Somebody has taken it.
My parents is old. | My parents are old.
The children was tired. | The children were tired.
The books is on the table. | The books are on the table.
Her friends has left. | Her friends have left.
The women is tall. | The women are tall.
The dog are hungry. | The dog is hungry.
My sister have two dogs. | My sister has two dogs.
The teacher don't know. | The teacher doesn't know.
The car were red. | The car was red.
The results shows a problem. | The results show a problem.
The student want an answer. | The student wants an answer.
These words means nothing. | These words mean nothing.
People is strange. | People are strange.
Many people has left. | Many people have left.
One of the students are ill. | One of the students is ill.
One of my friends have called. | One of my friends has called.
Each of the rooms have a bath. | Each of the rooms has a bath.
Each of them are different. | Each of them is different.
The news are good. | The news is good.
The information are wrong. | The information is wrong.
The furniture were old. | The furniture was old.
I need some informations. | I need some information.
He gave me many advices. | He gave me much advice.
There is many books here. | There are many books here.
There was two people in the room. | There were two people in the room.
There are a problem. | There is a problem.
These book are mine. | These books are mine.
This books are mine. | These books are mine.
I have two sister. | I have two sisters.
She read several book. | She read several books.
Many student are ill. | Many students are ill.
I want a apple. | I want an apple.
He is an teacher. | He is a teacher.
She saw a books. | She saw a book.
I have went there. | I have gone there.
She has ate the cake. | She has eaten the cake.
They had came home. | They had come home.
He has wrote a letter. | He has written a letter.
We have saw it. | We have seen it.
I have did it. | I have done it.
She should have went. | She should have gone.
He has already took it. | He has already taken it.
I didn't knew that. | I didn't know that.
She did not went home. | She did not go home.
He doesn't goes there. | He doesn't go there.
They didn't saw us. | They didn't see us.
Did you went there? | Did you go there?
Does he likes it? | Does he like it?
What did she said? | What did she say?
He can goes now. | He can go now.
She will has time. | She will have time.
They must went home. | They must go home.
Do she know? | Does she know?
Does they know? | Do they know?
Is they here? | Are they here?
Are he here? | Is he here?
Was you there? | Were you there?
Where is you? | Where are you?
Why do he ask? | Why does he ask?
How have she done it? | How has she done it?
Has they gone? | Have they gone?
My brother play football. | My brother plays football.
The old man walk slowly. | The old man walks slowly.
All the students was late. | All the students were late.
The two cats is asleep. | The two cats are asleep.
Do your sister like it? | Does your sister like it?
Does your friends know? | Do your friends know?
My brother and I was late. | My brother and I were late.
He and his sister is here. | He and his sister are here.
He must to go. | He must go.
Thank you for you're letter. | Thank you for your letter.
We work with you're team on the question. | We work with your team on the question.
I read about you're new project yesterday. | I read about your new project yesterday.
I am looking forward to meet you. | I am looking forward to meeting you.
We look forward to hear from you soon. | We look forward to hearing from you soon.
Thank you for you letter. | Thank you for your letter.
Thank you for you help and the book. | Thank you for your help and the book.
We received you order. | We received your order.
This is my answer to you question about the road. | This is my answer to your question about the road.
Please write if your interested in it. | Please write if you're interested in it.
I think your not sure. | I think you're not sure.
Put it back in it's box. | Put it back in its box.
The house stands on it's own. | The house stands on its own.
Its a nice day. | It's a nice day.
I know its not true. | I know it's not true.
She is older then me. | She is older than me.
It was better then the last one. | It was better than the last one.
I would walk rather then wait. | I would walk rather than wait.
It takes more then 20 minutes. | It takes more than 20 minutes.
Nothing has happened since than. | Nothing has happened since then.
It is to late. | It is too late.
The house was to expensive for us. | The house was too expensive for us.
There is to much noise here. | There is too much noise here.
I want too see the house. | I want to see the house.
`
  .trim()
  .split('\n')
  .map((line) => {
    const [written = '', meant = ''] = line.split(' | ');
    return [written, meant] as const;
  });
