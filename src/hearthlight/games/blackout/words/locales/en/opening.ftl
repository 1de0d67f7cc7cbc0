## The opening scene

opening-blackout-happened = At 19:42 the skyline goes out. Lifts stop between floors, traffic lights die, and seven million people learn how dark a city can be. By morning the pumps stand still, and nobody in charge answers the phone.
opening-blackout-you = You have a handful of volunteers, one good battery, and a map. You are not the only one who has begun.
opening-blackout-aim = Send your people out, bring back what is needed, and light one location after another until whole districts are yours. When the draw deck runs out, the most points win.
opening-blackout-time = 45 to 90 minutes
